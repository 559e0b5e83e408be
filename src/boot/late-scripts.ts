/**
 * Lets a page's scripts come after what is seen first: styles, fonts and the first picture. A page is whole without its
 * scripts, yet browsers give their preloads the rank of fonts, and React Router's element for them has no word for it.
 */
export const withLateScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchPriority="low" ');
