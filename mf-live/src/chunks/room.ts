import { lazyCode } from 'kit/lazy-code';

/** The room with its player and chat, for those who may enter. */
export const roomCode = lazyCode(
  () => import(/* webpackChunkName: "room" */ '../room-view/LiveRoomView'),
);
