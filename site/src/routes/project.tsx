import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { sumuPaths } from '../config/sumu-paths';
import { MembersOnly } from '../features/account/sign-in/components/members-only';
import { AddToCart } from '../features/cart/components/add-to-cart';
import { projectQuery, readProject } from '../features/projects/api/get-project';
import { ProjectDetail } from '../features/projects/components/project-detail';
import { ProjectDetailSkeleton } from '../features/projects/components/project-detail-skeleton';
import { ProjectNeighbours } from '../features/projects/components/project-neighbours';
import { RelatedProjects } from '../features/projects/components/related-projects';
import { ItemReviews } from '../features/reviews/components/item-reviews';
import { ProjectHead } from '../features/seo/components/project-head';
import { forUser, useManages } from '../lib/auth';
import { loadInBrowser, loadOnServer, type Reads } from '../lib/query';
import { TextLink } from '../ui/text-link';
import { Story } from './story';

type Args = Pick<LoaderFunctionArgs, 'params' | 'url'>;

const reads =
	({ params }: Pick<Args, 'params'>): Reads =>
	(client) => [readProject(client, params.id ?? '')];

export const loader = (args: Args) => loadOnServer(reads(args));
export const clientLoader = forUser((args: Args) => loadInBrowser(reads(args)));

export default function ProjectPage() {
	const { id = '' } = useParams();
	const { data: project } = useSuspenseQuery(projectQuery(id));
	const edit = useManages('project') && (
		<TextLink to={sumuPaths.updateProject.at(project._id)}>Edit</TextLink>
	);
	return (
		<>
			<ProjectHead project={project} />
			<MembersOnly waiting={<ProjectDetailSkeleton project={project} />}>
				{(user) => (
					<>
						<ProjectDetail
							project={project}
							story={<Story html={project.html} />}
							edit={edit}
							addToCart={<AddToCart key={id} project={project} user={user} />}
						/>
						<ItemReviews
							key={`reviews-${id}`}
							item={{ projectId: id }}
							question="How did this project feel?"
							rating={project.rating}
							user={user}
							isQuoted={project.testimonial !== null}
						/>
						<ProjectNeighbours project={project} />
						<RelatedProjects project={project} />
					</>
				)}
			</MembersOnly>
		</>
	);
}
