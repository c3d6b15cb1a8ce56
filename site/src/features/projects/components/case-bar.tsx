import { Box } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import type { ReactNode } from 'react';
import { contactAbout } from '../../../config/paths';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Price } from '../../../ui/price';
import { TextLink } from '../../../ui/text-link';

/** A focused element must not be covered by the bar. */
const focusAboveBar = {
	'& :is(a, button, input, textarea, select, summary)': {
		scrollMarginBottom: '{sizes.navScrolled}',
	},
} as const;

/** Keeps the project's name, its price and the way to ask about it at the window's lower edge while `children` show. */
export function CaseBar({ project, children }: { project: Project; children: ReactNode }) {
	const { t } = useWords();
	return (
		<Box css={focusAboveBar}>
			{children}
			<Box
				position="sticky"
				bottom="0"
				zIndex="1"
				bg="canvas"
				borderTopWidth="1px"
				borderColor="hairline"
				_print={{ display: 'none' }}
			>
				<Container
					display="flex"
					alignItems="center"
					justifyContent="space-between"
					gap="4"
					height="navScrolled"
				>
					{/* Contains the text for screen readers, which would widen the page. */}
					<Box as="p" display="flex" position="relative" minWidth="0" textStyle="ui">
						<Box as="bdi" fontWeight="strong" truncate>
							{project.projectsName}
						</Box>
						{project.projectPrice !== null && (
							<Box as="span" flex="none" color="muted" marginInlineStart="2">
								<Price amount={project.projectPrice} sentence={(price) => `· ${price}`} />
							</Box>
						)}
					</Box>
					<TextLink to={contactAbout([project._id])} prefetch="intent" flex="none">
						{t('Ask about this')}
					</TextLink>
				</Container>
			</Box>
		</Box>
	);
}
