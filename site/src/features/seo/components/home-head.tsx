import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../../../lib/site/use-site';
import { createPerson } from '../structured-data/person';
import { createWebSite } from '../structured-data/web-site';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

/** Head of the home page, with structured data about the site and its owner. */
export function HomeHead() {
	const site = useSite();
	const origin = useOrigin();
	return (
		<>
			<PageHead path="/" />
			<StructuredData
				things={
					import.meta.env.SSR ? [createWebSite(site, origin), createPerson(site, origin)] : []
				}
			/>
		</>
	);
}
