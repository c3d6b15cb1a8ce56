import { sitePaths } from '../../../config/paths';
import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { createPerson } from '../structured-data/person';
import { createService, type DescribedService } from '../structured-data/service';
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
	const { t } = useWords();
	const site = useSite();
	const origin = useOrigin();
	return (
		<>
			<PageHead title={t('Services')} description={description} path={sitePaths.services.at()} />
			<StructuredData
				things={
					import.meta.env.SSR
						? [
								...services.map((one) => createService(one, site, origin)),
								createPerson(site, origin),
							]
						: []
				}
			/>
		</>
	);
}
