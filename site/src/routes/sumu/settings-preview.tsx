import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { Suspense, useMemo } from 'react';
import { sitePaths } from '../../config/paths';
import { SearchResult } from '../../features/admin/settings/components/search-result';
import { Banner } from '../../features/home/components/banner';
import { Brand } from '../../features/layout/brand';
import { Footer } from '../../features/layout/footer';
import { barLinks } from '../../features/layout/menu';
import { NavBarLink } from '../../features/layout/nav-bar-link';
import { typedWords } from '../../features/preview/typed-words';
import { shownSite } from '../../lib/site/shown-site';
import { SiteContext } from '../../lib/site/use-site';
import { useLanguageTexts } from '../../lib/words/language-texts';
import { useWords, WordsContext } from '../../lib/words/use-words';
import { Container } from '../../ui/container';
import HomeSections, { OpeningLinks } from '../home-sections';

/** Navigation bar without interaction. */
function Bar({ site }: { site: Site }) {
	const { t } = useWords();
	return (
		<Container display="flex" flexWrap="wrap" alignItems="center" columnGap="6" minHeight="nav">
			<Box minWidth="216px">
				<Brand ownerName={site.ownerName} />
			</Box>
			<Box as="ul" display="flex" flexWrap="wrap" columnGap="6">
				{barLinks(site, t).map((link) => (
					<li key={link.label}>
						<NavBarLink {...link} />
					</li>
				))}
			</Box>
		</Container>
	);
}

function Preview({ typed }: { typed: Site }) {
	const site = useMemo(() => shownSite(typed), [typed]);
	const texts = useLanguageTexts(site.language);
	const words = useMemo(() => typedWords(site, texts), [site, texts]);
	return (
		<SiteContext value={site}>
			<WordsContext value={words}>
				<Bar site={site} />
				<Banner
					content={site}
					hireMe={sitePaths.contact.at()}
					links={<OpeningLinks site={site} />}
					price={null}
				>
					{null}
				</Banner>
				<Suspense>
					<HomeSections site={site} posted={undefined} />
				</Suspense>
				<Footer site={site} />
				<SearchResult seo={site.seo} ownerName={site.ownerName} />
			</WordsContext>
		</SiteContext>
	);
}

/** Preview of home, navigation bar, footer and search result with the unsaved settings. */
export const settingsPreview = (site: Site) => <Preview typed={site} />;
