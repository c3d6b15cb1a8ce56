import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { Logo } from '../../ui/logo';
import { Lozenge } from '../../ui/lozenge';

/** Never wider than the space that the bar's buttons leave. */
const HomeLink = chakra(Link, {
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '3',
		minWidth: '0',
		maxWidth: 'full',
		minHeight: 'compact',
		textStyle: 'h4',
		fontSize: '1.625rem',
		whiteSpace: 'nowrap',
		// Two lines; on the smallest screens only the mark.
		'&[data-long]': {
			fontSize: { base: '1.0625rem', lg: '1.25rem' },
			lineHeight: '1.1',
			whiteSpace: 'normal',
			'& span:last-child': {
				// Room for two lines and overhanging letters: WebKit lacks overflow-clip-margin.
				maxHeight: '2.6em',
				padding: '0.2em',
				margin: '-0.2em',
				overflow: 'clip',
				overflowWrap: 'anywhere',
			},
			'@media (max-width: 349px)': { '& span:last-child': { srOnly: true } },
		},
	},
});

/** Maximum letters of a name that fits beside the mark on any phone. */
const MAX_SHORT_NAME_LENGTH = 10;

/** Link to the home page: the logo, or the woven mark and the owner's name. */
export function Brand({ ownerName }: { ownerName: string }) {
	const { t } = useWords();
	const logo = useSiteIfLoaded()?.brand.logo;
	return (
		<HomeLink
			to={sitePaths.home.at()}
			aria-label={ownerName ? undefined : t('Home')}
			data-long={(!logo && ownerName.length > MAX_SHORT_NAME_LENGTH) || undefined}
		>
			{logo ? (
				<Logo picture={logo} alt={ownerName} />
			) : (
				<>
					<Lozenge size={28} />
					<span>{ownerName}</span>
				</>
			)}
		</HomeLink>
	);
}
