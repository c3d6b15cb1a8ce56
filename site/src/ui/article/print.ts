/** On paper an article is dark on white, and alone. Its markup and that of the page around it share no component. */
export const printRules =
	'@media print{header:has(nav),nav,footer,main section[id],main button{display:none!important}' +
	'html,body,main,main *{background:none!important;color:#000!important}' +
	'main a[href^=http]::after{content:" (" attr(href) ")";font-size:.8em}}';
