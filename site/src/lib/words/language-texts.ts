import { findTranslation, type LanguageTexts } from '@sumu/contract/words';
import { useEffect, useState } from 'react';
import { languageTexts } from '../../config/files-of-some-pages';

const requests = new Map<string, Promise<LanguageTexts>>();

async function fetchTexts(language: string): Promise<LanguageTexts> {
	const response = await fetch(languageTexts.at(language));
	if (response.ok) return response.json();
	await response.body?.cancel();
	throw new Error(response.statusText);
}

/** Loads the catalogue's texts in a language once, for the owner's screens and previews. */
export function loadLanguageTexts(language: string): Promise<LanguageTexts> {
	const translation = findTranslation(language);
	if (!translation) return Promise.resolve({});
	const knownRequest = requests.get(translation);
	if (knownRequest) return knownRequest;
	const request = fetchTexts(translation);
	requests.set(translation, request);
	// A later call may succeed.
	request.catch(() => requests.delete(translation));
	return request;
}

/** Returns the catalogue's texts in a language; until they are loaded, those of the language before. */
export function useLanguageTexts(language: string): LanguageTexts {
	const [texts, setTexts] = useState<LanguageTexts>({});
	useEffect(() => {
		let isWanted = true;
		loadLanguageTexts(language).then(
			(loaded) => isWanted && setTexts(loaded),
			// Plain English remains.
			() => {},
		);
		return () => {
			isWanted = false;
		};
	}, [language]);
	return texts;
}
