import { type ReactNode, use, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { loadChunk } from '../chunk/load-chunk';
import { firstInteraction } from '../document/first-interaction';
import { useLive } from '../query/use-live';
import { I18nContext, i18n } from '../words/i18n';
import { createTranslator } from '../words/translator';
import { WordsContext } from '../words/use-words';
import { type LoadedSite, SiteContext } from './use-site';

async function loadSiteWatcher() {
	await firstInteraction();
	return (await loadChunk('settings', () => import('./watch-site'))).watchSite;
}

/** Provides the settings and translations, and keeps both fresh after the first interaction. */
export function SiteProvider({ children }: { children: ReactNode }) {
	const rootLoaderData = useRouteLoaderData<LoadedSite>('root');
	const site = useLive(rootLoaderData, loadSiteWatcher) ?? rootLoaderData?.site ?? null;
	const speechOf = use(I18nContext);
	const translations = useLive(site?.updated, i18n.watch);
	const words = useMemo(() => {
		const translationSource = translations ? { ...i18n.speech, spoken: translations } : i18n.speech;
		return createTranslator(site, (site && speechOf?.(site)) || translationSource);
	}, [site, speechOf, translations]);
	return (
		<SiteContext value={site}>
			<WordsContext value={words}>{children}</WordsContext>
		</SiteContext>
	);
}
