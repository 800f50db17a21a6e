"""View → picture. Each kind of picture has a folder, or a module, with one pure function that draws it."""
