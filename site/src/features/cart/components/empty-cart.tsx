import { paths } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Empty } from '../../../ui/empty';
import { TextLink } from '../../../ui/text-link';

/** A cart without anything in it. */
export const EmptyCart = () => {
	const { say } = useWords();
	return (
		<Empty>
			<TextLink to={paths.projects.at()} prefetch="intent">
				{say('Look at the projects')}
			</TextLink>
		</Empty>
	);
};
