import { paths } from '../../../config/paths';
import { TextLink } from '../../../ui/text-link';
import type { ShownReview } from '../api/list-reviews';

/** The way to what a review is about, where that is a project of the site. */
export const ReviewedProject = ({ review: { project } }: { review: ShownReview }) =>
	project ? (
		<TextLink tone="quiet" to={paths.project.at(project.slug)}>
			{project.name}
		</TextLink>
	) : null;
