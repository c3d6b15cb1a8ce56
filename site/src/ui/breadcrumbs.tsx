import { Box } from '@chakra-ui/react';
import { useTextDirection } from '../lib/words/text-direction';
import { useWords } from '../lib/words/use-words';
import { TextLink } from './text-link';

/** Breadcrumb from a list to the current page. */
export function Crumbs({ list, to, here }: { list: string; to: string; here?: string }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<Box
			as="nav"
			aria-label={t('Breadcrumb')}
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="2"
			textStyle="label"
			color="muted"
		>
			<TextLink
				to={to}
				viewTransition
				tone="quiet"
				textStyle="label"
				color="muted"
				_hover={{ color: 'ink' }}
			>
				{list}
			</TextLink>
			{here && (
				<>
					<span aria-hidden>/</span>
					<Box as="span" dir={directionOf(here)} overflowWrap="anywhere">
						{here}
					</Box>
				</>
			)}
		</Box>
	);
}
