import type { WholeProject } from '@sumu/contract';
import { previewImages } from '../../../config/generated-files';
import { sitePaths } from '../../../config/paths';
import { useOrigin } from '../../../lib/document/use-origin';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { createBreadcrumbList, type WithRating } from '../structured-data/item-page';
import { createPerson } from '../structured-data/person';
import { createCreativeWork } from '../structured-data/project';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

/** Head of a project's page. */
export function ProjectHead({ project }: { project: WithRating<WholeProject> }) {
	const site = useSite();
	const origin = useOrigin();
	const { t } = useWords();
	const projectPath = sitePaths.project.at(project.slug);
	const previewPath = previewImages.project.at(project._id);
	const makeBreadcrumbs = () =>
		createBreadcrumbList(origin, [
			{ name: t('Home'), path: sitePaths.home.at() },
			{ name: t('Projects'), path: sitePaths.projects.at() },
			{ name: project.projectsName, path: projectPath },
		]);
	return (
		<>
			<PageHead
				title={project.projectsName}
				description={project.projectsDescription}
				path={projectPath}
				preview={previewPath}
				type="article"
			/>
			<meta property="article:published_time" content={project.date} />
			<meta property="article:modified_time" content={project.updated} />
			<StructuredData
				things={
					import.meta.env.SSR
						? [
								createCreativeWork(project, { origin, path: projectPath, picture: previewPath }),
								createPerson(site, origin),
								makeBreadcrumbs(),
							]
						: []
				}
			/>
		</>
	);
}
