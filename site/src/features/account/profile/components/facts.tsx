import { Box } from '@chakra-ui/react';
import { useWords } from '../../../../lib/words/use-words';

interface Fact {
	readonly name: string;
	readonly value: string | null;
}

/** Ruled list of names and values; missing values are labelled as not given. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	const { say } = useWords();
	return (
		<Box as="dl" marginTop="8" borderTopWidth="1px" borderColor="hairline">
			{facts.map(({ name, value }) => (
				<Box
					key={name}
					display="grid"
					gridTemplateColumns={{ base: '112px minmax(0, 1fr)', md: '200px minmax(0, 1fr)' }}
					alignItems="baseline"
					columnGap="4"
					paddingBlock="3"
					borderBottomWidth="1px"
					borderColor="hairline"
					textStyle="ui"
				>
					<Box as="dt" color="muted" textStyle="small">
						{name}
					</Box>
					<Box as="dd" overflowWrap="anywhere">
						{value || (
							<Box as="span" color="muted">
								{say('Not given yet')}
							</Box>
						)}
					</Box>
				</Box>
			))}
		</Box>
	);
}
