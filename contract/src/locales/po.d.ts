/** Translations of a PO file by key. `contract/po` converts it: in Vite, and when the contract is built for the CMS. */
declare module '*.po' {
	const texts: import('../words').LanguageTexts;
	export default texts;
}
