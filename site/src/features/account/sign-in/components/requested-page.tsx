import { Box, chakra } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../../../config/paths';
import { withOrigin } from '../../../../lib/auth';
import { useWords } from '../../../../lib/words/use-words';
import { Picture } from '../../../../ui/picture';

const Way = chakra(Link, {
	base: {
		display: 'grid',
		placeItems: 'center',
		minHeight: '48px',
		paddingInline: '3',
		textStyle: 'ui',
		textAlign: 'center',
		borderWidth: '1px',
		borderColor: 'hairline',
		color: 'muted',
		'&:hover': { color: 'ink' },
		'&[aria-current]': { bg: 'ink', borderColor: 'ink', color: 'canvas' },
	},
});

const signInLinks = [
	{ label: 'I have an account', path: sitePaths.login },
	{ label: 'I am new here', path: sitePaths.signup },
] as const;

/** Picture of the requested page, and links to log in or sign up. */
export function AskedFor({ picture }: { picture: PictureData | null }) {
	const { t } = useWords();
	const { pathname } = useLocation();
	const [search] = useSearchParams();
	return (
		<>
			{picture && (
				<Box marginBottom="8" hideFrom="lg">
					<Picture
						picture={picture}
						ratio="16 / 9"
						sizes="(min-width: 512px) 512px, 100vw"
						alt=""
						priority
					/>
				</Box>
			)}
			<Box
				as="nav"
				aria-label={t('Ways to sign in')}
				display="grid"
				gridTemplateColumns="repeat(2, minmax(0, 1fr))"
				marginBottom="8"
			>
				{signInLinks.map(({ label, path }) => (
					<Way
						key={label}
						to={withOrigin(path.at(), search)}
						replace
						aria-current={pathname === path.at() ? 'page' : undefined}
					>
						{t(label)}
					</Way>
				))}
			</Box>
		</>
	);
}
