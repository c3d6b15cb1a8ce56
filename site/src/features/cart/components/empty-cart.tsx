import { paths } from '../../../config/paths';
import { Empty } from '../../../ui/empty';
import { TextLink } from '../../../ui/text-link';

/** A cart without anything in it. */
export const EmptyCart = () => (
	<Empty>
		<TextLink to={paths.projects.at()} prefetch="intent">
			Look at the projects
		</TextLink>
	</Empty>
);
