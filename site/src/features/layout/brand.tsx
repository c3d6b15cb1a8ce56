import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useWords } from '../../lib/words/use-words';
import { Lozenge } from '../../ui/lozenge';

const HomeLink = chakra(Link, {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '3',
		minHeight: 'compact',
		textStyle: 'h4',
		fontSize: '1.625rem',
		whiteSpace: 'nowrap',
	},
});

/** The woven mark and the owner's name, leading home. */
export function Brand({ ownerName }: { ownerName: string }) {
	const { say } = useWords();
	return (
		<HomeLink to={paths.home.at()} aria-label={ownerName ? undefined : say('Home')}>
			<Lozenge size={28} />
			{ownerName}
		</HomeLink>
	);
}
