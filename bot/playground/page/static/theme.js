// Before anything is drawn: the theme chosen last time, else the system's.
const chosenTheme = localStorage.getItem("theme");
if (chosenTheme) document.documentElement.dataset.theme = chosenTheme;
