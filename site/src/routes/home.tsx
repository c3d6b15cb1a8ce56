import { paths } from '../config/paths';
import { contactForm } from '../features/contact/api/send-message';
import { newsletterForm } from '../features/home/api/subscribe';
import { Banner } from '../features/home/components/banner';
import { HomeHead } from '../features/seo/components/home-head';
import { loadChunk } from '../lib/chunk/load-chunk';
import { later } from '../lib/document/hydrate-on-interaction';
import { answerForms } from '../lib/forms/handle-forms.server';
import { loadOnServer } from '../lib/query';
import { useSite } from '../lib/site/use-site';
import type { Route } from './+types/home';
import { homeReads } from './home-reads';

type Asked = { request: Request };

export const loader = ({ request }: Asked) => loadOnServer(homeReads(request));
/** For who comes from another page: the first page of a visit came with its answers. */
export async function clientLoader({ request }: Asked) {
	const { loadHome } = await loadChunk('home', () => import('./home-reads'));
	return loadHome(request);
}

/** Where the forms of the page go without scripts. */
export const action = ({ request }: Asked) => answerForms([contactForm, newsletterForm], request);

const BelowFirstScreen = later('home sections', '#teasers', () => import('./home-sections'));

export default function Home({ actionData: posted }: Route.ComponentProps) {
	const site = useSite();
	return (
		<>
			<HomeHead />
			<Banner content={site} hireMe={paths.contact.at()} />
			<BelowFirstScreen site={site} posted={posted} />
		</>
	);
}
