import { lazyCode } from 'kit/lazy-code';

/** The live room with player and chat. Only learners who may enter load this chunk. */
export const roomCode = lazyCode(
  () => import(/* webpackChunkName: "room" */ '../room-view/LiveRoomView'),
);
