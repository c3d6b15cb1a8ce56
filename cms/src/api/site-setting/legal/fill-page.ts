import type { LegalPage } from '@sumu/contract';
import { type LegalKey, legalPageKeys, legalParagraphs, textsOf } from '@sumu/contract/locales';
import { addressOf, escapeMarkdown, type PrivacyFacts, type SiteOwner } from './facts';

/** Returns an English paragraph; in the specification's wording, the list of saved projects is a cart. */
const englishParagraph = (key: LegalKey, wording: SiteOwner['wording']) =>
	wording === 'original'
		? legalParagraphs[key].replaceAll('shortlist', 'cart')
		: legalParagraphs[key];

/** Returns the paragraphs in the site's language; in English if one of them is not translatedTexts. */
function paragraphsOf(page: LegalPage, { language, wording }: SiteOwner): readonly string[] {
	const texts = textsOf(language);
	const keys = legalPageKeys(page);
	const translatedTexts = keys.map((key) => texts[key]).filter((text) => typeof text === 'string');
	return translatedTexts.length === keys.length
		? translatedTexts
		: keys.map((key) => englishParagraph(key, wording));
}

const conditionalPattern = /\{if (\w+)\}(.*?)(?:\{else\}(.*?))?\{end\}/gs;

/** Resolves `{if name}…{else}…{end}` by whether a fact applies, and `{name}` to its value. */
const fillText = (text: string, facts: Readonly<Record<string, string | boolean>>) =>
	text
		.replace(conditionalPattern, (_, name: string, yes: string, no = '') =>
			facts[name] ? yes : no,
		)
		.replace(/\{(\w+)\}/g, (slot, name: string) => String(facts[name] ?? slot));

/** Returns the Markdown of a legal page that describes this site and its features. */
export function fillLegalPage(page: LegalPage, owner: SiteOwner, privacy: PrivacyFacts): string {
	const formatCount = (count: number) => count.toLocaleString(owner.language);
	const text = paragraphsOf(page, owner).join('\n\n');
	return `${fillText(text, {
		name: escapeMarkdown(owner.ownerName),
		address: addressOf(owner),
		email: owner.contact.email,
		open: owner.readers === 'everyone',
		google: privacy.google,
		mail: privacy.mail,
		location: privacy.location,
		visits: owner.features.visits,
		pages: owner.askForPages,
		days: formatCount(privacy.days),
		backups: privacy.backups > 0 && formatCount(privacy.backups),
	})}\n`;
}
