import { paths } from '../config/paths';
import { Banner } from '../features/banner/components/banner';
import { contactForm } from '../features/contact/api/send-message';
import { newsletterForm } from '../features/newsletter/api/subscribe';
import { HomeHead } from '../features/site-setting/components/home-head';
import { useSite } from '../features/site-setting/use-site';
import { loadChunk } from '../lib/chunk/load-chunk';
import { later } from '../lib/document/later';
import { answerForms } from '../lib/forms/answer-forms.server';
import { loadOnServer } from '../lib/query';
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
