import { type ReactNode, use, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { loadChunk } from '../chunk/load-chunk';
import { firstInteraction } from '../document/first-interaction';
import { useLive } from '../query/use-live';
import { SpeechContext } from '../words/speech-context';
import { WordsContext } from '../words/use-words';
import { voice } from '../words/voice';
import { wordsOf } from '../words/words';
import { type LoadedSite, SiteContext } from './use-site';

async function load() {
	await firstInteraction();
	return (await loadChunk('settings', () => import('./watch-site'))).watchSite;
}

/** Provides the settings and translations, and keeps both fresh after the first interaction. */
export function SiteProvider({ children }: { children: ReactNode }) {
	const loaded = useRouteLoaderData<LoadedSite>('root');
	const site = useLive(loaded, load) ?? loaded?.site ?? null;
	const speechOf = use(SpeechContext);
	const spoken = useLive(site?.updated, voice.watch);
	const words = useMemo(() => {
		const known = spoken ? { ...voice.speech, spoken } : voice.speech;
		return wordsOf(site, (site && speechOf?.(site)) || known);
	}, [site, speechOf, spoken]);
	return (
		<SiteContext value={site}>
			<WordsContext value={words}>{children}</WordsContext>
		</SiteContext>
	);
}
