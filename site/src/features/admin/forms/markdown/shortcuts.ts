export interface KeyboardShortcut {
	/** Pressed with Ctrl or ⌘ and the modifiers below. */
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
 * Returns the shortcut for a key combination. With Shift or Alt, a keyboard layout may produce another
 * character, so the physical key is compared too. AltGr, which some systems report as Ctrl+Alt, types
 * characters.
 */
export const shortcutOf = <Known extends KeyboardShortcut>(
	shortcuts: readonly Known[],
	keys: Keys,
) =>
	(keys.ctrlKey || keys.metaKey) && !keys.getModifierState('AltGraph')
		? shortcuts.find(
				({ key, shift = false, alt = false }) =>
					(key === keys.key.toLowerCase() || ((shift || alt) && placeOf(key) === keys.code)) &&
					shift === keys.shiftKey &&
					alt === keys.altKey,
			)
		: undefined;

const partsOf = (first: string, { key, shift, alt }: KeyboardShortcut) =>
	[first, shift && 'Shift', alt && 'Alt', key.toUpperCase()].filter(Boolean).join('+');

/** Keys in the format of `aria-keyshortcuts`. */
export const keysOf = (shortcut: KeyboardShortcut) =>
	['Control', 'Meta'].map((first) => partsOf(first, shortcut)).join(' ');

/** Tooltip of a tool. */
export const titleOf = (label: string, shortcut: KeyboardShortcut) =>
	`${label} (${partsOf('Ctrl', shortcut)})`;
