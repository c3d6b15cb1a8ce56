import { markdownRenderer } from '../../../platform/markdown/dialect';
import { sanitizeMarkup } from '../../../platform/markdown/sanitize';
import { type ConversionLog, findMissingWords, type WordAccount, wordsIn } from './conversion-log';
import { parseHtml, visibleText } from './html-document';
import type { ImportedPost } from './post';

/** Any origin serves: it only decides which links are external. */
const SITE_ORIGIN = 'http://site.invalid';

/** Returns the text that visitors see of Markdown on a page of this site. */
const shownText = (markdown: string): string =>
	visibleText(parseHtml(sanitizeMarkup(markdownRenderer.render(markdown), SITE_ORIGIN)));

/** Logs the words of a file of Markdown: those of its source, and those that the converted text must show. */
export function measureMarkdown(source: string, converted: string, log: ConversionLog) {
	log.sourceWordCount += wordsIn(shownText(source)).length;
	log.expectedTexts.push(visibleText(parseHtml(markdownRenderer.render(converted))));
}

/** Compares the words of a post with those of its source. */
export function accountForWords({ account, conversion, title, text }: ImportedPost): WordAccount {
	if (account) return account;
	const wordsOnPage = shownText(text);
	return {
		sourceCount: conversion.sourceWordCount,
		resultCount: wordsIn(wordsOnPage).length,
		missing: findMissingWords(conversion.expectedTexts.join(' '), `${title} ${wordsOnPage}`),
	};
}
