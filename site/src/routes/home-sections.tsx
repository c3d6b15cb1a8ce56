import type { HomeSection, SectionKey, Site } from '@sumu/contract';
import { Fragment, type ReactNode } from 'react';
import { sitePaths } from '../config/paths';
import { About } from '../features/about/components/about';
import { LatestPosts } from '../features/blog/components/latest-posts';
import { keepButton } from '../features/cart/components/keep-button';
import { Contact } from '../features/contact/components/contact';
import { Newsletter } from '../features/home/components/newsletter';
import { OpeningLinks } from '../features/home/components/opening-links';
import { Statistics } from '../features/home/components/statistics';
import { Teasers } from '../features/home/components/teasers';
import { Timeline } from '../features/home/components/timeline';
import { Covers } from '../features/projects/components/covers';
import { LatestProjects } from '../features/projects/components/latest-projects';
import { OpeningQuote } from '../features/reviews/components/opening-quote';
import { Reviews } from '../features/reviews/components/reviews';
import { LowestPrice } from '../features/services/components/lowest-price';
import { Services } from '../features/services/components/services';
import { Skills } from '../features/skills/components/skills';
import type { FormPostResult } from '../lib/forms/posted-form';
import { QueryProvider } from '../lib/query';
import { shownSections } from '../lib/site/sections';
import { useWords } from '../lib/words/use-words';

const blogLinks = {
	list: sitePaths.blogs.at(),
	post: sitePaths.blog.at,
};

interface Place {
	heading: HomeSection;
	/** `01` and up; the statistics and newsletter strip has no number. */
	number: string;
	/** Neighbouring sections. */
	before: SectionKey | undefined;
	after: SectionKey | undefined;
	site: Site;
	posted: FormPostResult | undefined;
}

const sectionRenderers: { readonly [Key in SectionKey]: (place: Place) => ReactNode } = {
	teasers: (place) => <Teasers {...place} teasers={place.site.teasers} />,
	about: ({ site, ...place }) => (
		<About {...place} content={site} aboutPage={sitePaths.about.at()} />
	),
	projects: (place) => <LatestProjects {...place} keep={keepButton} />,
	skills: (place) => <Skills {...place} />,
	development: ({ site, ...place }) => <Timeline {...place} content={site.development} />,
	services: (place) => <Services {...place} />,
	testimonials: (place) => <Reviews {...place} />,
	blog: (place) => <LatestPosts {...place} links={blogLinks} />,
	statistics: ({ site, after, posted }) => (
		<Statistics statistics={site.statistics}>
			{after === 'newsletter' && <Newsletter site={site} posted={posted} />}
		</Statistics>
	),
	// Joins the statistics strip if that comes directly before it; otherwise has its own strip.
	newsletter: ({ site, before, posted }) =>
		before !== 'statistics' && (
			<Statistics statistics={[]}>
				<Newsletter site={site} posted={posted} />
			</Statistics>
		),
	contact: ({ site, ...place }) => <Contact {...place} hours={site.contactHours} />,
};

const isNumbered = ({ key }: HomeSection) => key !== 'statistics' && key !== 'newsletter';
const numberAt = (sections: readonly HomeSection[], index: number) =>
	sections.slice(0, index + 1).filter(isNumbered).length;

export { OpeningLinks };

/** Work and a client's words in the banner, unless the owner hides their sections. */
export function OpeningWork({ site }: { site: Site }) {
	const sections = shownSections(site).map(({ key }) => key);
	return (
		<QueryProvider>
			<div data-opening>
				{sections.includes('projects') && <Covers />}
				{sections.includes('testimonials') && <OpeningQuote />}
			</div>
		</QueryProvider>
	);
}

/** Lowest price of the services in the banner, unless the owner hides their section. */
export const OpeningPrice = ({ site }: { site: Site }) => (
	<QueryProvider>
		{shownSections(site).some(({ key }) => key === 'services') && <LowestPrice />}
	</QueryProvider>
);

/** Home page below its banner: the owner's sections, in their order. */
export default function HomeSections({
	site,
	posted,
}: {
	site: Site;
	posted: FormPostResult | undefined;
}) {
	const { place } = useWords();
	const sections = shownSections(site);
	return (
		<QueryProvider>
			{sections.map((heading, index) => (
				<Fragment key={heading.key}>
					{sectionRenderers[heading.key]({
						heading,
						number: place(numberAt(sections, index)),
						before: sections[index - 1]?.key,
						after: sections[index + 1]?.key,
						site,
						posted,
					})}
				</Fragment>
			))}
		</QueryProvider>
	);
}
