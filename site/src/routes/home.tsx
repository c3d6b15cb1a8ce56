import { sitePaths } from '../config/paths';
import { contactForm } from '../features/contact/api/send-message';
import { newsletterForm } from '../features/home/api/subscribe';
import { Banner } from '../features/home/components/banner';
import { HomeHead } from '../features/seo/components/home-head';
import { loadChunk } from '../lib/chunk/load-chunk';
import { hydrateOnInteraction } from '../lib/document/hydrate-on-interaction';
import { handleForms } from '../lib/forms/handle-forms.server';
import { loadOnServer, readOnServer } from '../lib/query';
import { readSiteWithFallback } from '../lib/site/known-site.server';
import { useSite } from '../lib/site/use-site';
import type { Route } from './+types/home';
import { homeReads } from './home-reads';
import { redirectUnknownCategory } from './known-choice.server';

type LoaderArgs = { request: Request };

export const loader = async ({ request }: LoaderArgs) => {
	await redirectUnknownCategory(new URL(request.url));
	return loadOnServer(homeReads(request));
};
/** Loads the data on client-side navigation; the first page of a visit includes it. */
export async function clientLoader({ request }: LoaderArgs) {
	const { loadHome } = await loadChunk('home', () => import('./home-reads'));
	return loadHome(request);
}

/** Handles the page's forms when they are posted without scripts. */
export const action = async ({ request }: LoaderArgs) =>
	handleForms(
		[contactForm((await readOnServer(readSiteWithFallback)).contactNumber), newsletterForm],
		request,
	);

const BelowFirstScreen = hydrateOnInteraction(
	'home sections',
	'main section[id]',
	() => import('./home-sections'),
);

/** Wraps a part of the banner that needs no script until the first interaction. */
const hydrateOpening = (part: 'OpeningWork' | 'OpeningLinks' | 'OpeningPrice') =>
	hydrateOnInteraction('home sections', '[data-opening]', async () => ({
		default: (await import('./home-sections'))[part],
	}));
const OpeningWork = hydrateOpening('OpeningWork');
const OpeningLinks = hydrateOpening('OpeningLinks');
const OpeningPrice = hydrateOpening('OpeningPrice');

export default function Home({ actionData: posted }: Route.ComponentProps) {
	const site = useSite();
	return (
		<>
			<HomeHead />
			<Banner
				content={site}
				hireMe={sitePaths.contact.at()}
				links={<OpeningLinks site={site} />}
				price={<OpeningPrice site={site} />}
			>
				<OpeningWork site={site} />
			</Banner>
			<BelowFirstScreen site={site} posted={posted} />
		</>
	);
}
