import { Box, chakra } from '@chakra-ui/react';
import { type CartItem, truncationLengths } from '@sumu/contract';
import { Link } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { truncateText } from '../../../lib/text';
import { useTextDirection } from '../../../lib/words/text-direction';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';
import { useCoverTransition } from '../../../ui/use-cover-transition';
import { RemoveButton } from './remove-button';

const Cover = chakra(Link, {
	base: {
		display: 'block',
		'& img': { transition: 'scale {durations.picture} {easings.reveal}' },
		_hover: { '& img': { scale: '1.03' } },
	},
});

const pictureSizes = '(min-width: 1440px) 421px, (min-width: 768px) 30vw, 92vw';

/** Card of a project in the cart. */
export function Favourite({ card, email }: { card: CartItem; email: string }) {
	const projectPath = sitePaths.project.at(card.slug);
	const { cover } = useCoverTransition(card.projectId, projectPath);
	const directionOf = useTextDirection();
	return (
		<article>
			<Cover to={projectPath} prefetch="intent" viewTransition>
				<div style={cover}>
					<Picture
						picture={card.picture}
						title={card.projectsName}
						ratio="4 / 5"
						sizes={pictureSizes}
						alt=""
					/>
				</div>
				<Box
					display="flex"
					justifyContent="space-between"
					alignItems="baseline"
					gap="4"
					marginTop="4"
				>
					<Box
						as="h2"
						textStyle="cardTitle"
						title={card.projectsName}
						dir={directionOf(card.projectsName)}
					>
						{truncateText(card.projectsName, truncationLengths.projectName)}
					</Box>
					{card.projectPrice !== null && (
						<Box as="p" textStyle="ui" fontWeight="display" flexShrink="0">
							<Price amount={card.projectPrice} />
						</Box>
					)}
				</Box>
			</Cover>
			<Box
				display="flex"
				justifyContent={card.projectTheme ? 'space-between' : 'end'}
				alignItems="center"
				gap="4"
				marginTop="4"
				paddingTop="4"
				borderTopWidth="1px"
				borderColor="hairline"
			>
				{card.projectTheme && (
					<Box as="p" dir={directionOf(card.projectTheme)} textStyle="label" color="muted">
						{card.projectTheme}
					</Box>
				)}
				<RemoveButton card={card} email={email} />
			</Box>
		</article>
	);
}
