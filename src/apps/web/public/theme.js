// Sets the theme that was chosen before the page is painted; without one the style sheets follow the system.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is off: the system decides.
}
