import { type ReactNode, use, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { loadChunk } from '../chunk/load-chunk';
import { firstInteraction } from '../document/first-interaction';
import { useLive } from '../query/use-live';
import { isSpokenHere, pageSpeech } from '../words/page-speech';
import { SpeechContext } from '../words/speech-context';
import { WordsContext } from '../words/use-words';
import { wordsOf } from '../words/words';
import { type LoadedSite, SiteContext } from './use-site';

async function load() {
	await firstInteraction();
	return (await loadChunk('settings', () => import('./watch-site'))).watchSite;
}

async function loadWords() {
	await firstInteraction();
	return (await loadChunk('words', () => import('../words/watch-words'))).watchWords;
}

/** Hands on the settings the root route has loaded and how the site speaks, and keeps both fresh once the page is used. */
export function SiteProvider({ children }: { children: ReactNode }) {
	const loaded = useRouteLoaderData<LoadedSite>('root');
	const site = useLive(loaded, load) ?? loaded?.site ?? null;
	const onServer = use(SpeechContext);
	const speaks = isSpokenHere() || site?.updated !== loaded?.site.updated;
	const spoken = useLive(speaks ? site?.updated : undefined, loadWords);
	const words = useMemo(() => {
		if (site && onServer) return wordsOf(site, onServer(site));
		return wordsOf(site, spoken ? { spoken } : pageSpeech);
	}, [site, onServer, spoken]);
	return (
		<SiteContext value={site}>
			<WordsContext value={words}>{children}</WordsContext>
		</SiteContext>
	);
}
