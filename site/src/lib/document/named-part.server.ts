/**
 * A script: a page whose address names a part of it is laid out whole from the start (`ui/settling`). Without
 * scripts `:has(:target)` says so, which a browser asks anew whenever the page changes.
 */
export const namedPart = 'if(location.hash)document.documentElement.setAttribute("data-whole","")';
