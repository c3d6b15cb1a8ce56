/** On paper an article is alone. Its markup and that of the page around it share no component. */
export const printRules = '@media print{main section[id]{display:none!important}}';
