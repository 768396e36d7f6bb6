#!/usr/bin/env python3
"""Trains the champion's network with PyTorch from positions that `npm run lab -- learn play` recorded.

  python3 tools/learn/train.py --out weights.bin [--keep 2] [--seed 1 2] [--blind 0.2 0.3] FOLDER [FOLDER ...]

Several values of a setting are all tried; the best by the games kept back are written.

Writes the weights as 16-bit floating point numbers in the order of SHAPES in src/bots/chances/network.ts, and
says on positions of games it never learnt from how well it tells the winner.
"""
import argparse
import glob
import itertools
import json
import math
import time

import numpy as np
import torch
from torch import nn

TABLE, SEAT, SEATS, HEAD = 57, 124, 5, 20
SEEN, GRASPED, COMPARED, TOLD = 96, 48, 48, 3
RECORD = HEAD + TABLE + SEATS * SEAT
NO_WINNER = 255


def read(folders):
    files = [file for folder in folders for file in sorted(glob.glob(f"{folder}/*.bin"))]
    data = np.concatenate([np.fromfile(file, dtype=np.uint8) for file in files])
    return data.reshape(-1, RECORD)


class Net(nn.Module):
    def __init__(self, scale, drop, blind):
        super().__init__()
        self.register_buffer("scale", scale)
        self.see = nn.Linear(TABLE + SEAT, SEEN)
        self.grasp = nn.Linear(SEEN, GRASPED)
        self.compare = nn.Linear(3 * GRASPED, COMPARED)
        self.tell = nn.Linear(COMPARED, TOLD)
        self.drop = nn.Dropout(drop)
        self.blind = nn.Dropout(blind)

    def forward(self, x, there):
        """x: [n, features] as bytes; there: [n, seats], which seats are taken."""
        n = x.shape[0]
        x = x.float()
        mask = self.blind(torch.ones(n, 1, TABLE + SEAT, device=x.device))
        table = x[:, :TABLE].unsqueeze(1).expand(n, SEATS, TABLE)
        seats = x[:, TABLE:].reshape(n, SEATS, SEAT)
        seen = self.drop(torch.relu(self.see(torch.cat([table, seats], 2) * self.scale * mask)))
        own = torch.relu(self.grasp(seen)) * there.unsqueeze(2)
        rivals = there.sum(1).sub(1).clamp(min=1).view(n, 1, 1)
        mean = (own.sum(1, keepdim=True) - own) / rivals
        most = torch.stack([own[:, [j for j in range(SEATS) if j != i]].amax(1) for i in range(SEATS)], 1)
        compared = torch.relu(self.compare(torch.cat([own, mean, most], 2)))
        return self.tell(self.drop(compared))


def losses(told, there, winner, complete, points):
    wins = told[:, :, 0].masked_fill(there < 0.5, -1e4)
    wins = torch.cat([wins, torch.zeros_like(wins[:, :1])], 1)
    win = nn.functional.cross_entropy(wins, winner)
    done = nn.functional.binary_cross_entropy_with_logits(told[:, :, 1], complete, weight=there)
    far = nn.functional.smooth_l1_loss(told[:, :, 2] * there, points / 10 * there)
    return win, done, far


def halves(net):
    """Rows are what comes in; the scale of the features is made part of the first layer."""
    parts = []
    for layer in (net.see, net.grasp, net.compare, net.tell):
        weight = layer.weight.detach().double().cpu().numpy().T
        if layer is net.see:
            weight = weight * net.scale.double().cpu().numpy()[:, None]
        parts += [weight.ravel(), layer.bias.detach().double().cpu().numpy()]
    return np.concatenate(parts).astype("<f2")


def auc(score, label):
    order = np.argsort(score, kind="stable")
    ranks = np.empty(len(score))
    ranks[order] = np.arange(1, len(score) + 1)
    ones = label.sum()
    zeros = len(label) - ones
    return float((ranks[label > 0.5].sum() - ones * (ones + 1) / 2) / max(ones * zeros, 1))


class Data:
    """All positions on the device, those of some games kept back for testing."""

    def __init__(self, folders, hold, device):
        data = read(folders)
        self.game = data[:, 4:8].copy().view("<u4").ravel()
        test = (self.game * np.uint32(2654435761) >> np.uint32(16)) % hold == 0
        put = lambda a, kind: torch.from_numpy(np.ascontiguousarray(a)).to(device).to(kind)
        self.x = put(data[:, HEAD:], torch.uint8)
        self.there = put(np.arange(SEATS)[None, :] < data[:, :1], torch.float32)
        self.winner = put(np.where(data[:, 1] == NO_WINNER, SEATS, data[:, 1]), torch.int64)
        self.complete = put(data[:, 8:13], torch.float32)
        self.points = put(data[:, 13:18], torch.float32)
        self.round = data[:, 2]
        self.learn = put(np.flatnonzero(~test), torch.int64)
        self.test = put(np.flatnonzero(test), torch.int64)

    def losses(self, net, rows):
        there = self.there[rows]
        return losses(net(self.x[rows], there), there, self.winner[rows], self.complete[rows], self.points[rows])

    def scale(self):
        some = self.x[self.learn[torch.randperm(len(self.learn), device=self.x.device)[:20000]]].float()
        table, mats = some[:, :TABLE], some[:, TABLE:].reshape(-1, SEAT)
        mats = mats[mats[:, :10].sum(1) > 0]
        return 1 / torch.cat([(table**2).mean(0).sqrt(), (mats**2).mean(0).sqrt()]).clamp(min=0.25)


def tested(net, data):
    """The losses on the games kept back, and how well the winner is told in each round."""
    net.eval()
    parts, chances = [], []
    with torch.no_grad():
        for rows in data.test.split(65536):
            parts.append(torch.stack(data.losses(net, rows)) * len(rows))
            there = data.there[rows]
            wins = net(data.x[rows], there)[:, :, 0].masked_fill(there < 0.5, -1e4)
            chances.append(torch.softmax(torch.cat([wins, torch.zeros_like(wins[:, :1])], 1), 1)[:, :SEATS])
    loss = (torch.stack(parts).sum(0) / len(data.test)).tolist()
    chance = torch.cat(chances).cpu().numpy()
    there = data.there[data.test].cpu().numpy() > 0.5
    won = np.arange(SEATS)[None, :] == data.winner[data.test].cpu().numpy()[:, None]
    rounds = data.round[data.test.cpu().numpy()]
    masks = [there & (rounds == nth)[:, None] for nth in range(1, 5)]
    return loss, [round(auc(chance[mask], won[mask].astype(float)), 4) if mask.any() else None for mask in masks]


def train(data, drop, blind, decay, aux, rate, epochs, batch, seed):
    """AdamW with one rise and fall of the rate; the best epoch by the games kept back is taken."""
    torch.manual_seed(seed)
    net = Net(data.scale(), drop, blind).to(data.x.device)
    steps = epochs * math.ceil(len(data.learn) / batch)
    adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    plan = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=rate, total_steps=steps + 1, pct_start=0.15)
    best = None
    for epoch in range(1, epochs + 1):
        net.train()
        for rows in data.learn[torch.randperm(len(data.learn), device=data.x.device)].split(batch):
            win, done, far = data.losses(net, rows)
            adam.zero_grad(set_to_none=True)
            (win + aux * (done + 3 * far)).backward()
            adam.step()
            plan.step()
        loss, by_round = tested(net, data)
        if best is None or loss[0] < best["log-loss"]:
            best = {"log-loss": loss[0], "complete": loss[1], "points": loss[2], "auc": by_round, "epoch": epoch}
            best["weights"] = halves(net)
    return best


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, nargs="+", default=[0.05])
    parser.add_argument("--drop", type=float, nargs="+", default=[0.0], help="of units left out in training")
    parser.add_argument("--blind", type=float, nargs="+", default=[0.2], help="of features left out in training")
    parser.add_argument("--aux", type=float, nargs="+", default=[0.5])
    parser.add_argument("--seed", type=int, nargs="+", default=[1])
    parser.add_argument("--keep", type=int, default=1, help="so many of the best are written: OUT, OUT.2, …")
    parser.add_argument("--hold", type=int, default=16, help="every so-manyth game is kept back for testing")
    parser.add_argument("--seconds", type=float, default=1e9, help="try no further settings after them")
    args = parser.parse_args()
    began = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = Data(args.folders, args.hold, device)
    print(json.dumps({"games": len(np.unique(data.game)), "positions": len(data.game), "device": device}), flush=True)
    best = []
    for seed, blind, drop, decay, aux in itertools.product(args.seed, args.blind, args.drop, args.decay, args.aux):
        if time.time() - began > args.seconds and len(best) >= args.keep:
            break
        found = train(data, drop, blind, decay, aux, args.rate, args.epochs, args.batch, seed)
        weights = found.pop("weights")
        said = {"seed": seed, "blind": blind, "drop": drop, "decay": decay, "aux": aux, "epochs": args.epochs, **found}
        print(json.dumps({**said, "seconds": round(time.time() - began, 1)}), flush=True)
        best = sorted([*best, (found["log-loss"], weights)], key=lambda one: one[0])[: args.keep]
        for nth, (_, kept) in enumerate(best):
            kept.tofile(args.out if nth == 0 else f"{args.out}.{nth + 1}")


main()
