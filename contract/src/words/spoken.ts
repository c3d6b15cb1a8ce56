import { entries, type Key, type Label } from './catalogue';
import { isBangla, type Manner } from './manner';
import { pluralPart, said, type Text, type Word } from './word';

/** Translations by the text in the code. Contains only texts that differ from it. */
export type Spoken = Readonly<Record<string, Text>>;

/** Returns the catalogue's text in a language and wording, before the owner's replacements. */
export function textIn(word: Word, { language, wording }: Pick<Manner, 'wording' | 'language'>) {
	if (isBangla(language)) return word.bn;
	return wording === 'original' ? word.original : (word.plain ?? word.original);
}

/** Applies the owner's replacements to a text. */
function replaced(key: Key, text: Text, words: Manner['words']): Text {
	if (typeof text === 'string') return words[key] ?? text;
	const forms = pluralForms.flatMap((form) => {
		const own = words[pluralPart(key, form)];
		return own === undefined ? [] : [[form, own] as const];
	});
	return forms.length > 0 ? { ...text, ...Object.fromEntries(forms) } : text;
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Returns the translation of one text. */
export function textOf(label: Label, manner: Manner): string {
	const entry = entries.find(([, { original }]) => original === label);
	return entry ? said(replaced(entry[0], textIn(entry[1], manner), manner.words)) : label;
}

/** Returns the translations of a site; empty for the original wording without replacements. */
export function spokenIn(manner: Manner): Spoken {
	const spoken: Record<string, Text> = {};
	for (const [key, word] of entries) {
		const text = replaced(key, textIn(word, manner), manner.words);
		if (text === word.original) continue;
		spoken[typeof word.original === 'string' ? word.original : word.original.other] = text;
	}
	return spoken;
}
