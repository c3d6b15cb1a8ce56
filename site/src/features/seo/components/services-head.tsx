import { paths } from '../../../config/paths';
import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { person } from '../structured-data/person';
import { type DescribedService, service } from '../structured-data/service';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

/** Title, description and structured data of the services page. */
export function ServicesHead({
	services,
	description,
}: {
	services: readonly DescribedService[];
	description: string;
}) {
	const { say } = useWords();
	const site = useSite();
	const origin = useOrigin();
	return (
		<>
			<PageHead title={say('Services')} description={description} path={paths.services.at()} />
			<StructuredData
				things={
					import.meta.env.SSR
						? [...services.map((one) => service(one, site, origin)), person(site, origin)]
						: []
				}
			/>
		</>
	);
}
