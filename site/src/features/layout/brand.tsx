import { chakra } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { Lozenge } from '../../ui/lozenge';

/** Never wider than what the bar's buttons leave. */
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
		// Two lines, and on the smallest screens the mark alone.
		'&[data-long]': {
			fontSize: { base: '1.0625rem', lg: '1.25rem' },
			lineHeight: '1.1',
			whiteSpace: 'normal',
			'& span:last-child': { maxHeight: '2.2em', overflow: 'hidden', overflowWrap: 'anywhere' },
			'@media (max-width: 349px)': { '& span:last-child': { srOnly: true } },
		},
		'& img': { height: '40px', width: 'auto', maxWidth: 'full', objectFit: 'contain' },
	},
});

/** Letters of a name that stands on one line beside the mark on any phone. */
const short = 10;
const logoHeight = 40;

/** The smallest file that is sharp at its height. */
const sharp = ({ url, formats }: Picture) =>
	formats.find(({ height, mime }) => height >= 2 * logoHeight && mime === 'image/webp')?.url ?? url;

/** The logo, or the woven mark and the owner's name, leading home. */
export function Brand({ ownerName }: { ownerName: string }) {
	const { say } = useWords();
	const logo = useSiteIfLoaded()?.brand.logo;
	return (
		<HomeLink
			to={paths.home.at()}
			aria-label={ownerName ? undefined : say('Home')}
			data-long={(!logo && ownerName.length > short) || undefined}
		>
			{logo ? (
				<img src={sharp(logo)} alt={ownerName} height={logoHeight} />
			) : (
				<>
					<Lozenge size={28} />
					<span>{ownerName}</span>
				</>
			)}
		</HomeLink>
	);
}
