/** Prints only the article. A separate rule, because the article's markup and the page around it share no component. */
export const printRules = '@media print{main section[id]{display:none!important}}';
