import type { Translations } from '@sumu/contract/words';
import { browserStorage } from '../browser-storage';
import { beforeRoutes } from '../chunk/load-route';
import { hydratedEvent } from '../document/client-store';
import { firstInteraction } from '../document/first-interaction';
import { storageKey } from '../session/session-store';
import { i18n, translationsElementId } from './i18n';
import { createFormatters } from './locale-formatters';

const readEmbeddedTranslations = (): Translations =>
	JSON.parse(document.getElementById(translationsElementId)?.textContent || '{}');

/**
 * Resolves when, after hydration, a phrase is used that the page did not include: one that only the browser renders.
 */
function waitForMissingPhrase(): Promise<void> {
	const availablePhrases = new Set(Object.keys(i18n.speech.spoken));
	let isHydrated = false;
	addEventListener(
		hydratedEvent,
		() => {
			isHydrated = true;
		},
		{ once: true },
	);
	return new Promise((resolve) => {
		i18n.speech.onSaid = (phrase) => {
			if (!isHydrated) availablePhrases.add(phrase);
			else if (!availablePhrases.has(phrase)) resolve();
		};
	});
}

/** A slow response must not keep a page from working. */
const MAX_WAIT_MS = 3000;

/**
 * Uses the page's own translations, and loads all others on the first interaction or when one is missing. For signed-in
 * visitors, whose parts of a page only the browser renders, it resolves when they are loaded.
 */
export async function initI18n(): Promise<void> {
	let translationsRequest: { at: string; readonly words: Promise<Translations> } | undefined;

	const setTranslations = (spoken: Translations) => {
		i18n.speech.spoken = spoken;
		return spoken;
	};
	async function fetchTranslations(at: string): Promise<Translations> {
		try {
			const response = await fetch(`/words.json?at=${at}`);
			if (!response.ok) {
				await response.body?.cancel();
				throw new Error(response.statusText);
			}
			return setTranslations(await response.json());
		} catch {
			// Keep the known translations; a later call may succeed.
			translationsRequest = undefined;
			return i18n.speech.spoken;
		}
	}
	/** Loads all translations once; `at` is the time of the last change of the settings, if known. */
	function loadAllTranslations(at = ''): Promise<Translations> {
		if (!translationsRequest || (translationsRequest.at && at && translationsRequest.at !== at))
			translationsRequest = { at, words: fetchTranslations(at) };
		translationsRequest.at ||= at;
		return translationsRequest.words;
	}

	i18n.speech.formats = createFormatters;
	setTranslations(readEmbeddedTranslations());
	beforeRoutes.ready = () => loadAllTranslations();
	const missingPhrase = waitForMissingPhrase();
	i18n.watch = async () => {
		await Promise.race([firstInteraction(), missingPhrase]);
		return (updated, notify) => {
			void loadAllTranslations(updated).then(notify);
			return () => {};
		};
	};
	if (browserStorage().getItem(storageKey))
		await Promise.race([
			loadAllTranslations(),
			new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
		]);
}
