import { Box } from '@chakra-ui/react';
import type { DisplayedSkill } from '@sumu/contract';
import { useRef } from 'react';
import { Columns, Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';
import { useEntrance } from '../../../ui/use-entrance';
import type { ShownGroup } from '../use-skill-groups';
import { Bar } from './bar';

/** Separate component, so that the section does not re-render when the bars start to rise. */
function Bars({ skills }: { skills: readonly DisplayedSkill[] }) {
	const bars = useRef<HTMLUListElement>(null);
	const entrance = useEntrance(bars);
	return (
		<Box
			as="ul"
			ref={bars}
			gridColumn={{ lg: '5 / 13' }}
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
			columnGap={{ md: '8', lg: '12' }}
			rowGap={{ base: '8', lg: '12' }}
			paddingTop={{ lg: '8' }}
			alignContent="start"
		>
			{skills.map((skill) => (
				<Bar key={skill.name} skill={skill} entrance={entrance} />
			))}
		</Box>
	);
}

/** Category with all its bars; they rise when it is scrolled into view. */
export function GroupSection({
	group: { key, name, dye, skills },
	number,
}: {
	group: ShownGroup;
	number: string;
}) {
	return (
		<Section id={key} flush>
			<Container>
				<Columns
					rowGap="8"
					borderTopWidth="2px"
					borderColor={dye}
					paddingTop="8"
					paddingBottom={{ base: '12', lg: '24' }}
				>
					<Box gridColumn={{ lg: '1 / 5' }}>
						<Box position={{ lg: 'sticky' }} top="calc({sizes.navScrolled} + {spacing.8})">
							<SectionHeading section={key} number={number} title={name} />
						</Box>
					</Box>
					<Bars skills={skills} />
				</Columns>
			</Container>
		</Section>
	);
}
