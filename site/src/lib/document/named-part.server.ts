/**
 * Inline script: an address with a fragment needs the whole page laid out before the first scroll (`ui/defer-layout`).
 */
export const namedPart = 'if(location.hash)document.documentElement.setAttribute("data-whole","")';
