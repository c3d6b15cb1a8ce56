import type { Site } from '@sumu/contract';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { useWords } from '../../lib/words/use-words';
import type { Words } from '../../lib/words/words';

type Typed = typeof import('./typed-words');

/** The words of a site that is typed, once they have come; until then, and without one, those of the saved. */
export function useTypedWords(site: Site | null): Words {
	const saved = useWords();
	const [typed, setTyped] = useState<Typed>();
	const isTyped = site !== null;
	useEffect(() => {
		if (isTyped) void loadChunk('typed words', () => import('./typed-words')).then(setTyped);
	}, [isTyped]);
	useEffect(() => (site && typed ? typed.readAs(site) : undefined), [site, typed]);
	return useMemo(() => (site && typed ? typed.typedWords(site) : saved), [site, typed, saved]);
}
