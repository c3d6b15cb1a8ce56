import { sitePaths } from '../../../config/paths';
import { TextLink } from '../../../ui/text-link';
import type { ShownReview } from '../api/list-reviews';

/** Link to the reviewed project, if there is one on the site. */
export const ReviewedProject = ({ review: { project } }: { review: ShownReview }) =>
	project ? (
		<TextLink tone="quiet" to={sitePaths.project.at(project.slug)}>
			{project.name}
		</TextLink>
	) : null;
