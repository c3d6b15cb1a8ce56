import type { WholeProject } from '@sumu/contract';
import { paths } from '../../../config/paths';
import { previews } from '../../../config/previews';
import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { person } from '../structured-data/person';
import { creativeWork } from '../structured-data/project';
import type { Rated } from '../structured-data/rated';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

/** Head of a project's page. */
export function ProjectHead({ project }: { project: Rated<WholeProject> }) {
	const site = useSite();
	const origin = useOrigin();
	const { say } = useWords();
	const path = paths.project.at(project.slug);
	const preview = previews.project.at(project._id);
	const makeBreadcrumbs = () =>
		breadcrumbs(origin, [
			{ name: say('Home'), path: paths.home.at() },
			{ name: say('Projects'), path: paths.projects.at() },
			{ name: project.projectsName, path },
		]);
	return (
		<>
			<PageHead
				title={project.projectsName}
				description={project.projectsDescription}
				path={path}
				preview={preview}
				type="article"
			/>
			<meta property="article:published_time" content={project.date} />
			<meta property="article:modified_time" content={project.updated} />
			<StructuredData
				things={
					import.meta.env.SSR
						? [
								creativeWork(project, { origin, path, picture: preview }),
								person(site, origin),
								makeBreadcrumbs(),
							]
						: []
				}
			/>
		</>
	);
}
