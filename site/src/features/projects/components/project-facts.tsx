import { Box } from '@chakra-ui/react';
import { messages, type Project } from '@sumu/contract';
import { Check } from 'lucide-react';

const featuresOf = ({ frontend, backend, projectTheme, projectFeature }: Project) =>
	[frontend, backend, messages.responsive, projectTheme, ...projectFeature].filter(Boolean);

/** What a project costs, how long it takes, and what one gets. */
export function ProjectFacts({ project }: { project: Project }) {
	const features = featuresOf(project);
	return (
		<>
			<Box
				display="flex"
				flexWrap="wrap"
				justifyContent="space-between"
				alignItems="baseline"
				columnGap="4"
				rowGap="2"
				paddingBottom="6"
				borderBottomWidth="2px"
				borderColor="ink"
			>
				<Box
					as="p"
					textStyle="figure"
					fontSize="clamp(3.25rem, 2.4rem + 2.6vw, 4.75rem)"
					fontVariantNumeric="tabular-nums"
				>
					{messages.price(project.projectPrice)}
				</Box>
				{project.projectDelivery && (
					<Box as="p" textStyle="ui" color="muted">
						{messages.delivery(project.projectDelivery)}
					</Box>
				)}
			</Box>
			<Box as="ul" aria-label="Features">
				{features.map((feature, index) => (
					<Box
						as="li"
						// biome-ignore lint/suspicious/noArrayIndexKey: two may read the same
						key={index}
						display="flex"
						gap="4"
						paddingBlock="13px"
						borderBottomWidth="1px"
						borderColor="hairline"
						textStyle="ui"
					>
						<Box asChild flex="none" color="greenText" marginTop="1px">
							<Check size={18} strokeWidth={2} aria-hidden />
						</Box>
						{feature}
					</Box>
				))}
			</Box>
		</>
	);
}
