import type { Site } from '@sumu/contract';
import type { LanguageTexts } from '@sumu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { siteQuery } from '../../../lib/site/get-site';
import { useLeaveGuard } from '../ui/use-leave-guard';
import { findUnknownPlaceholder, linesOf } from './replaceable-texts';
import {
	ChangedMeanwhile,
	changedIn,
	type SavedReplacements,
	saveWords,
	type TextReplacements,
	wordIn,
} from './save-words';

const leaveQuestion = {
	title: 'Leave without saving?',
	text: 'Your texts aren’t saved yet.',
	action: 'Leave',
	destroys: true,
};

/**
 * Form for the owner's replacements of texts: typing, validation and saving.
 * @param texts translations of the site's language
 */
export function useWordsForm(site: Site, texts: LanguageTexts) {
	const queryClient = useQueryClient();
	const [base, setBase] = useState<SavedReplacements>(site);
	const [typedReplacements, setTypedReplacements] = useState<TextReplacements>({});
	const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
	const [failure, setFailure] = useState('');
	const replaceableTexts = useMemo(() => linesOf(site, texts), [site, texts]);
	const ownOf = (key: string) => typedReplacements[key] ?? wordIn(base, key);
	const changedCount = Object.keys(changedIn(base, typedReplacements)).length;
	const invalidCount = replaceableTexts.filter((line) =>
		findUnknownPlaceholder(line, ownOf(line.key)),
	).length;
	const canSave = state !== 'saving' && changedCount > 0 && invalidCount === 0;
	useLeaveGuard(changedCount > 0 || state === 'saving', leaveQuestion);
	const onType = useCallback((key: string, text: string) => {
		setTypedReplacements((before) => ({ ...before, [key]: text }));
		setState((now) => (now === 'saving' ? now : 'idle'));
	}, []);

	/** Typed replacements before the last import. */
	const beforeImport = useRef<TextReplacements>({});
	const onImport = (changes: TextReplacements) => {
		beforeImport.current = typedReplacements;
		setTypedReplacements({ ...typedReplacements, ...changes });
		setState((now) => (now === 'saving' ? now : 'idle'));
	};
	const onUndoImport = () => setTypedReplacements(beforeImport.current);

	async function saveReplacements() {
		if (!canSave) return;
		setState('saving');
		setFailure('');
		const sentReplacements = changedIn(base, typedReplacements);
		try {
			const savedReplacements = await saveWords(base, sentReplacements);
			setBase(savedReplacements);
			// Replacements typed during the save are still unsaved.
			setTypedReplacements((now) =>
				changedIn({ ...base, words: { ...base.words, ...sentReplacements } }, now),
			);
			setState('saved');
			void queryClient.invalidateQueries({ queryKey: siteQuery().queryKey });
		} catch (error) {
			if (error instanceof ChangedMeanwhile) {
				setTypedReplacements((now) => changedIn(base, now));
				setBase(error.current);
			}
			setState('idle');
			setFailure(error instanceof Error ? error.message : String(error));
		}
	}

	return {
		lines: replaceableTexts,
		ownOf,
		savedOf: (key: string) => wordIn(base, key),
		changed: changedCount,
		wrong: invalidCount,
		canSave,
		state,
		failure,
		onType,
		onImport,
		onUndoImport,
		save: saveReplacements,
	};
}
