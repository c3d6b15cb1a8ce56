export interface Shortcut {
	/** With Ctrl or ⌘, and with what else is set here. */
	readonly key: string;
	readonly shift?: boolean;
	readonly alt?: boolean;
}

interface Keys {
	key: string;
	code: string;
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
	altKey: boolean;
	getModifierState: (key: 'AltGraph') => boolean;
}

const placeOf = (key: string) =>
	key === '.' ? 'Period' : /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;

/**
 * What a combination of keys stands for. With Shift or Alt a layout may make another character of a key;
 * its place stays. AltGr, which some systems report as Ctrl and Alt, types characters.
 */
export const shortcutOf = <Known extends Shortcut>(known: readonly Known[], keys: Keys) =>
	(keys.ctrlKey || keys.metaKey) && !keys.getModifierState('AltGraph')
		? known.find(
				({ key, shift = false, alt = false }) =>
					(key === keys.key.toLowerCase() || ((shift || alt) && placeOf(key) === keys.code)) &&
					shift === keys.shiftKey &&
					alt === keys.altKey,
			)
		: undefined;

const partsOf = (first: string, { key, shift, alt }: Shortcut) =>
	[first, shift && 'Shift', alt && 'Alt', key.toUpperCase()].filter(Boolean).join('+');

/** Its keys as assistive technology reads them. */
export const keysOf = (shortcut: Shortcut) =>
	['Control', 'Meta'].map((first) => partsOf(first, shortcut)).join(' ');

/** What the pointer is told. */
export const titleOf = (label: string, shortcut: Shortcut) =>
	`${label} (${partsOf('Ctrl', shortcut)})`;
