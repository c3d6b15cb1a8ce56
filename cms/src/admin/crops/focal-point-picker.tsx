import { Box } from '@strapi/design-system';
import { lightColours } from '@sumu/contract/colours';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { FocalPoint, PictureAsset } from './picture-asset';

const Ground = styled.div`
	position: relative;
	cursor: crosshair;
	img {
		display: block;
		width: 100%;
	}
`;

const Mark = styled.span`
	position: absolute;
	width: 2.4rem;
	height: 2.4rem;
	translate: -50% -50%;
	border: 2px solid ${lightColours.raised};
	border-radius: 50%;
	box-shadow: 0 0 0 2px ${lightColours.ink}, inset 0 0 0 2px ${lightColours.ink};
	pointer-events: none;
`;

const Slider = styled.input`
	display: block;
	width: 100%;
	accent-color: ${({ theme }) => theme.colors.primary600};
`;

const focalPointAxes = [
	['x', 'Horizontal'],
	['y', 'Vertical'],
] as const;

interface Props {
	asset: PictureAsset;
	point: FocalPoint;
	onMove: (point: FocalPoint) => void;
}

/** The whole picture. A click or the two sliders set its focal point. */
export function Aim({ asset, point, onMove }: Props) {
	const aim = ({ clientX, clientY, currentTarget }: MouseEvent) => {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
		onMove({ x: percent(clientX - left, width), y: percent(clientY - top, height) });
	};
	return (
		<Box>
			<Ground onClick={aim}>
				<img src={asset.url} alt={asset.alternativeText ?? ''} />
				<Mark style={{ left: `${point.x}%`, top: `${point.y}%` }} />
			</Ground>
			{focalPointAxes.map(([axis, label]) => (
				<Box key={axis} tag="label" display="block" paddingTop={3}>
					{label}
					<Slider
						type="range"
						value={point[axis]}
						onChange={({ target }) => onMove({ ...point, [axis]: Number(target.value) })}
					/>
				</Box>
			))}
		</Box>
	);
}
