import type { Site } from '@sumu/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { siteQuery } from '../../../lib/site/get-site';
import { useLeaving } from '../ui/use-leaving';
import { linesOf, unknownSlot } from './lines';
import {
	ChangedMeanwhile,
	changedIn,
	saveWords,
	type Typed,
	type Words,
	wordIn,
} from './save-words';

const question = {
	title: 'Leave without saving?',
	text: 'The words you typed are not saved yet.',
	action: 'Leave',
	destroys: true,
};

/** Form for the owner's replacements of texts: typing, validation and saving. */
export function useWordsForm(site: Site) {
	const client = useQueryClient();
	const [base, setBase] = useState<Words>(site);
	const [typed, setTyped] = useState<Typed>({});
	const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
	const [failure, setFailure] = useState('');
	const lines = useMemo(() => linesOf(site), [site]);
	const ownOf = (key: string) => typed[key] ?? wordIn(base, key);
	const changed = Object.keys(changedIn(base, typed)).length;
	const wrong = lines.filter((line) => unknownSlot(line, ownOf(line.key))).length;
	const canSave = state !== 'saving' && changed > 0 && wrong === 0;
	useLeaving(changed > 0 || state === 'saving', question);
	const onType = useCallback((key: string, text: string) => {
		setTyped((before) => ({ ...before, [key]: text }));
		setState((now) => (now === 'saving' ? now : 'idle'));
	}, []);

	async function save() {
		if (!canSave) return;
		setState('saving');
		setFailure('');
		const sent = changedIn(base, typed);
		try {
			const saved = await saveWords(base, sent);
			setBase(saved);
			// Replacements typed during the save are still unsaved.
			setTyped((now) => changedIn({ ...base, words: { ...base.words, ...sent } }, now));
			setState('saved');
			void client.invalidateQueries({ queryKey: siteQuery().queryKey });
		} catch (error) {
			if (error instanceof ChangedMeanwhile) {
				setTyped((now) => changedIn(base, now));
				setBase(error.current);
			}
			setState('idle');
			setFailure(error instanceof Error ? error.message : String(error));
		}
	}

	return { lines, ownOf, changed, wrong, canSave, state, failure, onType, save };
}
