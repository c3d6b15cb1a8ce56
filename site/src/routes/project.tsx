import type { ProjectWithNeighbours } from '@sumu/contract';
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { sitePaths } from '../config/paths';
import { entryPaths } from '../config/sumu-paths';
import { Readers } from '../features/account/sign-in/components/readers';
import { AddToCart } from '../features/cart/components/add-to-cart';
import { keepButton } from '../features/cart/components/keep-button';
import { AskAbout } from '../features/contact/components/ask-about';
import { projectQuery } from '../features/projects/api/get-project';
import { relatedProjectsQuery } from '../features/projects/api/related-projects';
import { ProjectDetail } from '../features/projects/components/project-detail';
import { ProjectDetailSkeleton } from '../features/projects/components/project-detail-skeleton';
import { ProjectNeighbours } from '../features/projects/components/project-neighbours';
import { RelatedProjects } from '../features/projects/components/related-projects';
import { itemReviewsQuery } from '../features/reviews/api/item-reviews';
import { ItemReviews } from '../features/reviews/components/item-reviews';
import { WriteReview } from '../features/reviews/components/write-review';
import { ProjectHead } from '../features/seo/components/project-head';
import { useManages } from '../lib/auth';
import { loadInBrowser, loadOnServer } from '../lib/query';
import { useWords } from '../lib/words/use-words';
import { TextLink } from '../ui/text-link';
import { readForEveryone } from './read-for-everyone.server';
import { redirectToCanonical } from './redirect-to-canonical';

type Args = Pick<LoaderFunctionArgs, 'params'>;

/** Reads a project. Redirects its id and former slugs to the current slug. */
async function readProject(client: QueryClient, id: string): Promise<ProjectWithNeighbours> {
	const project = await client.ensureQueryData(projectQuery(id));
	redirectToCanonical(id, project.slug, sitePaths.project.at);
	return project;
}

const getReviewTarget = (project: ProjectWithNeighbours) => ({ projectId: project._id });

export const loader = ({ params: { id = '' } }: Args) =>
	loadOnServer((client) => [
		readForEveryone(readProject(client, id), (project) => [
			client.prefetchQuery(itemReviewsQuery(getReviewTarget(project))),
			client.prefetchQuery(relatedProjectsQuery(project)),
		]),
	]);
export const clientLoader = ({ params: { id = '' } }: Args) =>
	loadInBrowser((client) => [readProject(client, id)]);

export default function ProjectPage() {
	const { t } = useWords();
	const { id = '' } = useParams();
	const { data: project } = useSuspenseQuery(projectQuery(id));
	const editLink = useManages('project') && (
		<TextLink to={entryPaths.project.edit.at(project._id)}>{t('Edit')}</TextLink>
	);
	return (
		<>
			<ProjectHead project={project} />
			<Readers waiting={<ProjectDetailSkeleton project={project} />}>
				{(user) => (
					<>
						<ProjectDetail
							project={project}
							edit={editLink}
							addToCart={<AddToCart key={project._id} project={project} user={user} />}
						/>
						<ItemReviews
							key={`reviews-${project._id}`}
							item={getReviewTarget(project)}
							rating={project.rating}
							isQuoted={project.testimonial !== null}
							write={
								<WriteReview
									item={getReviewTarget(project)}
									question={t('What do you think of this project?')}
									user={user}
								/>
							}
						/>
						<AskAbout project={project} />
						<ProjectNeighbours project={project} />
						<RelatedProjects project={project} keep={keepButton} />
					</>
				)}
			</Readers>
		</>
	);
}
