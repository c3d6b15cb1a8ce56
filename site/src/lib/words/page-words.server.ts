import type { Site } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { translationsElementId } from './i18n';
import { createFormatters } from './locale-formatters';
import { speechOf } from './speech.server';
import type { TranslationSource } from './translator';

/** Records the phrases used during rendering and embeds their translations in the page. */
export function createPageTranslations() {
	const usedTranslations: Record<string, unknown> = {};
	let needsTranslations = false;
	return {
		speech(site: Site): TranslationSource {
			const translations = speechOf(site);
			// A language other than English needs its own formats, even with untranslated texts.
			needsTranslations ||= !isOriginal(site) || Object.keys(translations).length > 0;
			return {
				spoken: translations,
				formats: createFormatters,
				onSaid(phrase) {
					if (translations[phrase] !== undefined) usedTranslations[phrase] = translations[phrase];
				},
			};
		},
		/** Script element with the translations; '' if the page uses only the texts in the code. */
		script: () =>
			needsTranslations
				? `<script type="application/json" id="${translationsElementId}">${JSON.stringify(usedTranslations).replaceAll('<', '\\u003c')}</script>`
				: '',
	};
}
