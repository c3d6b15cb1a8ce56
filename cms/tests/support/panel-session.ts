import { inject } from 'vitest';
import { newAddress } from './api.ts';
import './provided-context.ts';
import { panelTokenOf } from './reviews-at-once.ts';

/** The owner's panel token on the shared server. It expires after half an hour, so each file signs in. */
export const ownerPanelToken = await panelTokenOf(inject('url'), newAddress());
